// Confetti, once, for a Super Box: nothing else in the app deserves it.
const COUNT = 60;

// The same scatter every time: no chance is needed to look like chance.
const scatter = (place: number, salt: number): number => {
  const wave = Math.sin(place * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

export function Confetti() {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, place) => (
        <i
          key={place}
          class={"abcd"[place % 4]!}
          style={{
            "--x": `${(100 * scatter(place, 1)).toFixed(1)}%`,
            "--y": `${(15 + 70 * scatter(place, 2)).toFixed(1)}%`,
            "--turn": `${Math.round(720 * scatter(place, 3) - 360)}deg`,
            "--late": `${Math.round(260 * scatter(place, 4))}ms`,
            "--size": (0.7 + 0.6 * scatter(place, 5)).toFixed(2),
          }}
        />
      ))}
    </div>
  );
}
