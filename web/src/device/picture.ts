// A picture to hand on: drawn in SVG, given as PNG, which every messenger takes.

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
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("png"))), "image/png"),
  );
}

/** Shares a picture by the means of the device, or saves it as a file. */
export async function sharePicture(svg: string, name: string, title: string): Promise<void> {
  const file = new File([await rasterize(svg)], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title });
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
    }
  }
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.target = "_self";
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
