/** What visitors will read of an organisation whose settings are being written: who it is, what it helps with, how to reach it. */

import { formatOpeningTimes } from '@access/content/organisation/opening-times.rules'
import {
  type Draft,
  defaultFacts,
  isolate,
  Logo,
  mapByPlace,
  OfficeProvider,
  ServiceIcon,
  useOffice,
} from '@access/kit'
import { deriveBrandTheme } from '@access/kit/brand-theme'
import { useEffect, useRef } from 'react'
import { fillDraft } from '../components/fill-draft.ts'
import { ContactMethods } from './ContactMethods.tsx'
import styles from './organisation.module.css'

export default function OrganisationPreview({ item }: { item: Draft }) {
  const facts = fillDraft(item, defaultFacts)
  const website = useBrandTokens(parseColor(item.brandColor), parseColor(item.accentColor))
  return (
    <OfficeProvider facts={{ ...facts, openingTimes: formatOpeningTimes(facts.hours) }}>
      <div ref={website} className={styles.website}>
        <header className={styles.header}>
          <Logo />
        </header>
        <Introduction />
        <ContactMethods />
        <Closing />
      </div>
    </OfficeProvider>
  )
}

/** What is typed is no color until it is whole. */
const parseColor = (text: unknown) =>
  typeof text === 'string' && /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : null

/** The organization's colors in the preview alone: by script, since the policy of the page has no inline styles. */
function useBrandTokens(brandColor: string | null, accentColor: string | null) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { light, dark } = deriveBrandTheme({ brandColor, accentColor })
    element.current?.removeAttribute('style')
    for (const [name, value] of Object.entries(light))
      element.current?.style.setProperty(`--${name}`, `light-dark(${value}, ${dark[name]})`)
  }, [brandColor, accentColor])
  return element
}

function Introduction() {
  const { tagline, serviceArea, practiceAreas } = useOffice()
  return (
    <>
      <h2>{tagline}</h2>
      <p>Free legal help in {isolate(serviceArea)}, with:</p>
      <ul className={styles.areas} aria-label="Practice areas">
        {/* While they are written, two may have the same name. */}
        {mapByPlace(practiceAreas, ({ name, icon }) => (
          <li>
            <ServiceIcon icon={icon} /> {name}
          </li>
        ))}
      </ul>
    </>
  )
}

function Closing() {
  const { firstAnswerHours, emergencyAnswerHours, emergencyNumber, intakeContact, social } = useOffice()
  return (
    <>
      <p>
        We look at every request within {firstAnswerHours} hours, in an emergency within{' '}
        {emergencyAnswerHours}. In danger right now? Call {emergencyNumber}.
      </p>
      {intakeContact && <p>Questions about a request? {isolate(intakeContact)}</p>}
      {social.length > 0 && <p>Elsewhere: {social.map(({ name }) => isolate(name)).join(', ')}</p>}
    </>
  )
}
