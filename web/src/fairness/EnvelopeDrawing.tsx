// The sealed envelope, drawn in four states: the server's slip and its seal, the players' slips, closed, opened.
const SLIPS = [
  { x: 62, y: 26, turn: -9 },
  { x: 100, y: 18, turn: 3 },
  { x: 138, y: 27, turn: 10 },
];

function Slip({ x, y, turn, lines = 3 }: { x: number; y: number; turn: number; lines?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class="slip" x="-17" y="-12" width="34" height={lines > 3 ? 76 : 44} rx="2" />
      {Array.from({ length: lines }, (_, line) => (
        <path key={line} class="ink" d={`M-10 ${-3 + line * 9}h${line % 2 ? 14 : 20}`} />
      ))}
    </g>
  );
}

/** A list that comes out of the envelope, each throw on it ticked. */
function List() {
  return (
    <g>
      <rect class="slip" x="66" y="4" width="68" height="86" rx="2" />
      {[0, 1, 2, 3].map((line) => (
        <g key={line} transform={`translate(76 ${14 + line * 17})`}>
          <rect class="die" x="0" y="0" width="11" height="11" rx="2.6" />
          <rect class="die" x="15" y="0" width="11" height="11" rx="2.6" />
          <circle class="pip" cx="5.5" cy="5.5" r="1.5" />
          <circle class="pip" cx={line % 2 ? 20.5 : 18.4} cy={line % 2 ? 5.5 : 3.4} r="1.5" />
          {line % 2 === 0 && <circle class="pip" cx="22.6" cy="7.6" r="1.5" />}
          <path class="tick" d="M35 6l4 4 8-9" />
        </g>
      ))}
    </g>
  );
}

function Wax({ x, y, small = false }: { x: number; y: number; small?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.6 : 1})`}>
      <path class="wax" d="M0-14c5-1 8 2 11 5s4 7 2 11-6 11-12 11-12-3-14-9 1-10 4-13 5-5 9-5z" />
      <circle class="rim" r="8" />
      <path class="stamp" d="M-3.4-4.4h6.8v8.8h-6.8z" />
    </g>
  );
}

export function EnvelopeDrawing({ step, label }: { step: number; label: string }) {
  return (
    <svg class="envelope" viewBox="0 0 200 170" role="img" aria-label={label}>
      <path class="flap" d={step === 3 ? "M30 72h140l-70 56z" : "M30 72 100 20l70 52z"} />
      {step !== 3 && <path class="lining" d="M30 72h140l-70 50z" />}
      {step === 1 && <Slip x={100} y={42} turn={-3} lines={5} />}
      {step === 2 && SLIPS.map((slip) => <Slip key={slip.x} {...slip} />)}
      {step === 4 && <List />}
      <path class="body" d="M30 72v82h140V72l-70 50z" />
      <path class="fold" d="M30 154l54-43M170 154l-54-43" />
      {step === 3 && <path class="flap over" d="M30 72h140l-64 54q-6 5-12 0z" />}
      {step === 3 && <Wax x={100} y={124} />}
      {step === 1 && <Wax x={146} y={138} small />}
      {step === 2 && [60, 100, 140].map((x) => <Wax key={x} x={x} y={138} small />)}
      {step === 4 && <Wax x={146} y={138} small />}
    </svg>
  );
}
