// That something is being worked out, or why it cannot be.
import { faultText } from "./fault";
import { t } from "../language/words";
import type { Fault } from "./wire";

export function Busy({ busy, fault }: { busy: boolean; fault: Fault | null }) {
  return (
    <div class="busy" role="status">
      {busy && <i class="runs" />}
      {busy && <span class="sr">{t("aside-explore-busy")}</span>}
      {fault && <p>{faultText(fault)}</p>}
    </div>
  );
}
