// The settings of this browser, in groups. Each applies at once; what this device cannot do is not offered.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../frame/Icon";
import { Sheet } from "../frame/Sheet";
import { locale, t } from "../language/words";
import { canVibrate, CHANNELS, GAINS, prefer, preferences, type Channel, type Preferences } from "./preference";
import { Languages, nameOf } from "./Preferences";
import { sample } from "./sound";
import { canRead, hush, say } from "../speech/speech";
import "./preferences.css";

export function PreferenceSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={t("web-settings")} onClose={onClose}>
      <div class="prefs">
        <Display />
        <Sounds />
        <Play />
      </div>
    </Sheet>
  );
}

function Group({ name, children }: { name: "display" | "sound" | "play"; children: ComponentChildren }) {
  return (
    <section aria-labelledby={`prefs-${name}`}>
      <h3 id={`prefs-${name}`}>{t("comfort-group", { group: name })}</h3>
      {children}
    </section>
  );
}

function Display() {
  return (
    <Group name="display">
      <Language />
      <Choice
        name="light"
        label={t("web-light")}
        options={{ auto: t("web-light-auto"), light: t("web-light-light"), dark: t("web-light-dark") }}
      />
      <Choice name="contrast" label={t("comfort-contrast")} options={kinds("contrast", "auto", "high")} />
      <Choice
        name="letters"
        label={t("comfort-letters")}
        options={kinds("letters", "usual", "large", "larger", "largest")}
      />
      <Choice name="spacing" label={t("comfort-spacing")} options={kinds("spacing", "usual", "wide")} />
    </Group>
  );
}

function Sounds() {
  return (
    <Group name="sound">
      <Switch name="sound" label={t("web-sound")} />
      {preferences.value.sound && CHANNELS.map((each) => <Volume key={each} channel={each} />)}
      {canRead() && (
        <Switch
          name="read"
          label={t("comfort-read")}
          about={t("comfort-read-about")}
          onChange={(on) => (on ? say(t("comfort-read-sample")) : hush())}
        />
      )}
      {canVibrate() && <Switch name="touch" label={t("web-touch")} />}
    </Group>
  );
}

function Play() {
  return (
    <Group name="play">
      <Choice
        name="speed"
        label={t("web-speed")}
        options={{ calm: t("web-speed-calm"), usual: t("web-speed-usual"), quick: t("web-speed-quick") }}
      />
      <Choice
        name="motion"
        label={t("web-motion")}
        options={{ full: t("web-motion-full"), less: t("web-motion-less") }}
      />
      <Choice name="hand" label={t("comfort-hand")} options={kinds("hand", "right", "left")} />
    </Group>
  );
}

type Chosen = "light" | "contrast" | "letters" | "spacing" | "speed" | "motion" | "hand";
type Options<Name extends Chosen> = Record<Preferences[Name], string>;

/** The values of a preference by name. */
const kinds = <Name extends Chosen, Kind extends Preferences[Name]>(name: Name, ...all: Kind[]): Record<Kind, string> =>
  Object.fromEntries(all.map((kind) => [kind, t(`comfort-${name}-kind`, { kind })])) as Record<Kind, string>;

interface ChoiceProps<Name extends Chosen> {
  name: Name;
  label: string;
  options: Options<Name>;
}

/** One of a few values, all of which are seen. */
function Choice<Name extends Chosen>({ name, label, options }: ChoiceProps<Name>) {
  return (
    <fieldset class={`choice ${name}`}>
      <legend>{label}</legend>
      <div>
        {Object.entries<string>(options).map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              class="sr"
              name={`taste-${name}`}
              value={value}
              checked={preferences.value[name] === value}
              onChange={() => prefer({ [name]: value } as Partial<Preferences>)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  name: "sound" | "touch" | "read";
  label: string;
  about?: string;
  onChange?: (on: boolean) => void;
}

function Switch({ name, label, about, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>
        {label}
        {about && <small>{about}</small>}
      </span>
      <input
        type="checkbox"
        checked={preferences.value[name]}
        onChange={({ currentTarget: { checked } }) => {
          prefer({ [name]: checked });
          onChange?.(checked);
        }}
      />
    </label>
  );
}

/** How loud a channel is; letting go lets it sound. */
function Volume({ channel }: { channel: Channel }) {
  const level = preferences.value[channel];
  const text = t("comfort-volume-level", { level });
  return (
    <label class="volume">
      <span>{t("comfort-volume", { channel })}</span>
      <b aria-hidden="true">{text}</b>
      <input
        type="range"
        min={0}
        max={GAINS.length - 1}
        value={level}
        aria-valuetext={text}
        onInput={(event) => prefer({ [channel]: event.currentTarget.valueAsNumber })}
        onChange={() => sample(channel)}
      />
    </label>
  );
}

function Language() {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="opens" onClick={() => (open.value = true)}>
        <span>{t("web-language")}</span>
        <b>{nameOf(locale.value)}</b>
        <Icon name="next" />
      </button>
      {open.value && <Languages onClose={() => (open.value = false)} />}
    </>
  );
}
