/** What everyone can expect of the site, and what does not work well yet. */
import { accessibility } from './accessibility.ts'
import { SmallPrint, usePageText } from './SmallPrint.tsx'

export default function Accessibility() {
  const text = usePageText(accessibility)
  return <SmallPrint text={text} />
}
