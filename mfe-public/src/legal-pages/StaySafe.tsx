/** For people who are being watched: the quick exit first, then what it can hide and what it cannot. */
import { Notice, QuickExit } from '@access/kit'
import { LegalPage, useLegalPageText } from './LegalPage.tsx'
import { staySafe } from './stay-safe.messages.ts'

export default function StaySafe() {
  const text = useLegalPageText(staySafe)
  return (
    <LegalPage
      path="/stay-safe"
      text={text}
      intro={<QuickExit />}
      notice={
        <Notice tone="clay" title="If you are in danger now, call 911.">
          <p>If you cannot speak, stay on the line or use text to 911 where it works.</p>
        </Notice>
      }
    />
  )
}
