/** Two people at one table under a lamp, papers between them. */

export function TableIllustration() {
  return (
    <svg viewBox="0 0 300 360" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <path className="f-glow" d="M116 106H184L300 316V360H0V316Z" />
      <path className="f-mid" d="M0 322H300V360H0Z" />
      <path className="draw s-deep" strokeWidth="4" d="M150 0V74" />
      <path className="f-deep" d="M112 106a38 38 0 0 1 76 0Z" />
      <circle className="f-light" cx="150" cy="110" r="10" />
      <circle className="f-warm" cx="76" cy="172" r="25" />
      <path className="f-deep" d="M28 322V250a46 46 0 0 1 92 0v72Z" />
      <circle className="f-light" cx="226" cy="166" r="25" />
      <path className="f-soft" d="M180 322V244a46 46 0 0 1 92 0v78Z" />
      <path className="f-paper" d="M60 262H240V273H60Z" />
      <path className="f-paper" d="M142 273H158V346H142ZM116 346H184V352H116Z" />
      <path className="f-glow" d="M122 250H158V262H122Z" />
      <path className="draw s-mid" d="M128 256H150" />
      <path className="f-warm" d="M172 244H188V262H172Z" />
    </svg>
  )
}
