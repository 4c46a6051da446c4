// What the rest of the app uses of this room; it comes in one file when it is needed.
export { fly, type Flight, type Throw, type Track } from "./flight";
export { motionOf, shareOf, type Felt, type Motion } from "./keyframes";
export type { Hit } from "./simulate";
export { shrink } from "./tray";
