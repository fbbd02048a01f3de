/** For whoever is being watched: the way out stands first, then what it can hide and what it cannot. */
import { Notice, QuickExit } from '@access/kit'
import { SmallPrint, usePageText } from './SmallPrint.tsx'
import { staySafe } from './staySafe.ts'

export default function StaySafe() {
  const text = usePageText(staySafe)
  return (
    <SmallPrint
      text={text}
      before={<QuickExit />}
      notice={
        <Notice tone="clay" title="If you are in danger now, call 911.">
          <p>If you cannot speak, stay on the line or use text to 911 where it works.</p>
        </Notice>
      }
    />
  )
}
