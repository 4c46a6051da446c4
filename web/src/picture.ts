// A picture to hand on: drawn in SVG, given as PNG, which every messenger takes.

/** An SVG as PNG, twice as large so that it stays sharp. */
async function drawn(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("png"))), "image/png"));
}

/** Shares a picture by the means of the device, or saves it as a file. */
export async function sharedPicture(svg: string, name: string, title: string): Promise<void> {
  const file = new File([await drawn(svg)], `${name}.png`, { type: "image/png" });
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
