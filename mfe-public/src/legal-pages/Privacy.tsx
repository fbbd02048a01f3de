/** The privacy notice. */

import { LegalPage, useLegalPageText } from './LegalPage.tsx'
import { privacy } from './privacy.messages.ts'

export default function Privacy() {
  const text = useLegalPageText(privacy)
  return (
    <LegalPage
      path="/privacy"
      text={text}
      description="What we learn about you when you read this site or ask us for help, why we ask, who sees it, and how it is kept."
    />
  )
}
