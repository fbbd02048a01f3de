/** What everyone can expect of the site, and what does not work well yet. */
import { accessibility } from './accessibility.ts'
import { pageText, SmallPrint } from './SmallPrint.tsx'

const text = pageText(accessibility)

export default function Accessibility() {
  return <SmallPrint text={text} />
}
