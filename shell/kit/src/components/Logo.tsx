/** The way home: the organization's logo, or a door left ajar and its light, beside the name. */

import { Link } from 'react-router-dom'
import { useOffice } from '../organisation/OfficeProvider.tsx'

export function Logo() {
  const { name, description, logo } = useOffice()
  return (
    <Link className="logo" to="/">
      {logo ? <img className="logo-picture" src={logo} alt="" /> : <DoorMark />}
      <span className="logo-text">
        <span className={name.length > longNameLength ? 'logo-name logo-name-long' : 'logo-name'}>
          {name}
        </span>{' '}
        <span className="logo-tag">{description}</span>
      </span>
    </Link>
  )
}

/** In letters: what does not fit beside the menu on one line. */
const longNameLength = 24

const DoorMark = () => (
  <svg viewBox="8 8 64 90" aria-hidden="true">
    <path className="f-light" d="M17 94V42a23 23 0 0 1 46 0v52Z" />
    <path className="f-mid" d="M63 94V42C62.5 28 54 20.5 48 22.5C42 25 39 35 39 47V87Z" />
    <circle className="f-light" cx="44" cy="64" r="2.5" />
    <path className="draw" strokeWidth="4.5" d="M11 95V42a29 29 0 0 1 58 0v53" />
  </svg>
)
