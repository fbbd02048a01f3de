/** The terms of use. */
import { LegalPage, useLegalPageText } from './LegalPage.tsx'
import { terms } from './terms.messages.ts'

export default function Terms() {
  const text = useLegalPageText(terms)
  return <LegalPage path="/terms" text={text} />
}
