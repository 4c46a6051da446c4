// Lays a table for some rules and goes there.
import { request } from "../network/api";
import type { House } from "../rules/house";
import { keep, recall } from "../device/storage";
import { go } from "../frame/route";
import { t } from "../language/words";

export type Company = { with: "alone" | "here" | "link"; people: number } | { with: "bot"; bot: string };

const seatsFor = (company: Company): string[] =>
  company.with === "bot"
    ? ["open", company.bot]
    : Array<string>(company.with === "alone" ? 1 : company.people).fill("open");

/** Who sits down here by themselves: one, or everybody around this screen. */
function namesFor(company: Company, seats: number): string[] {
  if (company.with === "here") return Array.from({ length: seats }, (_, seat) => t("web-player", { number: seat + 1 }));
  return [recall<string>("name") || t("web-me")];
}

export async function playWith(house: House, company: Company): Promise<void> {
  const seats = seatsFor(company);
  const settings = { undo: true, coach: "ask" };
  const made = await request<{ code: string }>("POST", "/api/tables", {
    rules: house.rules,
    set: house.set,
    seats,
    settings,
  });
  const code = made.code.replaceAll("-", "");
  if (company.with !== "link") keep(`sit ${code}`, namesFor(company, seats.length));
  go(`/t/${code}`);
}
