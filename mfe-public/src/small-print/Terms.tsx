/** What holds between us and whoever uses the site. */
import { pageText, SmallPrint } from './SmallPrint.tsx'
import { terms } from './terms.ts'

const text = pageText(terms)

export default function Terms() {
  return <SmallPrint text={text} />
}
