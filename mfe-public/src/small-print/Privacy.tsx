/** What we learn about people, why, and who sees it. */
import { privacy } from './privacy.ts'
import { pageText, SmallPrint } from './SmallPrint.tsx'

const text = pageText(privacy)

export default function Privacy() {
  return (
    <SmallPrint
      text={text}
      description="What we learn about you when you read this site or ask us for help, why we ask, who sees it, and how it is kept."
    />
  )
}
