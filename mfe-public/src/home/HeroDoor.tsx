/** The door of the house, ajar: a lamp, a desk and a mug of coffee behind it, a lantern and a tree before it. */

export function HeroDoor() {
  return (
    <svg viewBox="0 0 420 520" aria-hidden="true">
      <path
        className="draw s-line"
        strokeWidth="1.5"
        d="M318 60H440M318 128H352M386 128H440M330 264H440M330 332H440M318 400H334M0 128H30M-60 196H24M-20 264H24M-60 332H24M-20 400H24M378 60V128M346 264V332M404 332V400M-8 264V332"
      />
      <path className="draw s-line" d="M32 476V190C32 112 92 52 170 52S308 112 308 190V476" />
      <path className="draw s-mid" strokeWidth="5" d="M50 476V190C50 122 104 72 170 72S290 122 290 190V476" />
      <path className="f-light" d="M70 476V190a100 100 0 0 1 200 0V476Z" />
      <path className="f-glow" d="M70 476V428H270V476Z" />
      <path className="f-glow" d="M92 318V268a19 19 0 0 1 38 0v50Z" />
      <path className="draw s-light" strokeWidth="2.5" d="M111 250V318M92 284H130" />
      <path className="draw s-deep" strokeWidth="3" d="M148 104V168" />
      <path className="f-deep" d="M126 192a22 22 0 0 1 44 0Z" />
      <circle className="f-glow" cx="148" cy="195" r="6" />
      <path className="f-deep" d="M96 372H170V379H96ZM128 379H136V448H128ZM112 448H152V453H112Z" />
      <path className="draw s-deep" strokeWidth="4" d="M84 350V452M84 404H106V452" />
      <path className="f-paper" d="M112 366h26v6h-26z" />
      <path className="f-warm" d="M146 358h11v14h-11z" />
      <path className="f-mid" d="M270 476V190C268 132 246 104 223 108C197 113 177 152 173 208V438Z" />
      <path
        className="draw s-soft"
        d="M257 300V194C255 154 240 130 224 134C206 139 190 168 187 212V296ZM257 322V448L187 424V318Z"
      />
      <path className="f-glow" d="M173 208V438L165 434V216C166 212 170 208 173 208Z" />
      <circle className="f-light" cx="184" cy="306" r="5.5" />
      <path className="f-line" d="M46 476H294V498H46Z" />
      <path className="f-mid" d="M22 498H318V520H22Z" />
      <path className="f-light" d="M70 476H184L192 498H52Z" />
      <path className="f-glow" d="M52 498H192L204 520H30Z" />
      <path className="draw s-soft" strokeWidth="4" d="M372 478V400" />
      <circle className="f-mid" cx="372" cy="372" r="40" />
      <path
        className="draw s-soft"
        strokeWidth="2.5"
        d="M352 352a30 30 0 0 1 20-10M352 384a24 24 0 0 0 18 12M384 358a22 22 0 0 1 6 18"
      />
      <path className="f-warm" d="M344 468H400L392 520H352Z" />
      <path className="f-deep" opacity=".25" d="M344 468H400L398.5 478H345.5Z" />
      <path className="draw s-soft" strokeWidth="3" d="M332 178H354V194" />
      <path className="f-light" d="M342 232V206a12 12 0 0 1 24 0v26Z" />
      <path className="draw s-soft" strokeWidth="3" d="M342 232V206a12 12 0 0 1 24 0v26Z" />
    </svg>
  )
}
