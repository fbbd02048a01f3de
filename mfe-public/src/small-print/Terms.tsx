/** What holds between us and whoever uses the site. */
import { SmallPrint, usePageText } from './SmallPrint.tsx'
import { terms } from './terms.ts'

export default function Terms() {
  const text = usePageText(terms)
  return <SmallPrint text={text} />
}
