// A picture to hand on: drawn in SVG, given as PNG, which every messenger takes.
import { saveBlob } from "./share";

async function dataUrl(path: string): Promise<string> {
  const blob = await (await fetch(path)).blob();
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** The app's fonts as a style for a picture, which cannot fetch anything itself. */
async function fonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
  const own = rules.flatMap((rule) => [...rule.matchAll(/^@font-face.*Shutbox S.*url\("?([^")]+)"?\).*$/gs)]);
  const faces = await Promise.all(own.map(async ([rule, path]) => rule.replace(path!, await dataUrl(path!))));
  return `<style>${faces.join("")}</style>`;
}

/** An SVG as PNG, twice as large so that it stays sharp. */
async function rasterize(svg: string): Promise<Blob> {
  const image = new Image();
  const whole = svg.replace(">", `>${await fonts()}`);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas);
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("png"))), "image/png"));

const asFile = (blob: Blob, name: string): File => new File([blob], `${name}.png`, { type: "image/png" });

/** Whether this device hands pictures on; if not they are saved. Over plain HTTP none does. */
export const canSharePictures = (): boolean => navigator.canShare?.({ files: [asFile(new Blob(), "x")] }) ?? false;

/** Shares a picture in SVG by the means of the device, or saves it as a file. */
export const sharePicture = async (svg: string, name: string, title: string): Promise<void> =>
  handOn(await rasterize(svg), name, title);

/** The same for a picture that is drawn already. */
export const shareCanvas = async (canvas: HTMLCanvasElement, name: string, title: string): Promise<void> =>
  handOn(await blobOf(canvas), name, title);

async function handOn(blob: Blob, name: string, title: string): Promise<void> {
  const file = asFile(blob, name);
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title });
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
    }
  }
  saveBlob(file.name, file);
}
