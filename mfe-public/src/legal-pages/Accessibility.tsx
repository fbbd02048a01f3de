/** What everyone can expect of the site, and what does not work well yet. */
import { accessibility } from './accessibility.messages.ts'
import { LegalPage, useLegalPageText } from './LegalPage.tsx'

export default function Accessibility() {
  const text = useLegalPageText(accessibility)
  return <LegalPage path="/accessibility" text={text} />
}
