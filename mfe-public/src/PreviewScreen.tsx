/** The screen of a preview link, with the pages of all types: no feature may know them. */
import { SharedPreviewPage } from './preview/SharedPreviewPage.tsx'
import { previews } from './previews.ts'

export default function PreviewScreen() {
  return <SharedPreviewPage previews={previews} />
}
