/** What we learn about people, why, and who sees it. */
import { privacy } from './privacy.ts'
import { SmallPrint, usePageText } from './SmallPrint.tsx'

export default function Privacy() {
  const text = usePageText(privacy)
  return (
    <SmallPrint
      text={text}
      description="What we learn about you when you read this site or ask us for help, why we ask, who sees it, and how it is kept."
    />
  )
}
