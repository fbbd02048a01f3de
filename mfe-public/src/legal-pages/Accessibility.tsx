/** What everyone can expect of the site, and what does not work well yet. */
import { buildStaticPageQuery } from '../components/static-page-query.ts'
import { LegalPage } from './LegalPage.tsx'

export const getPageQuery = () => buildStaticPageQuery('accessibility')

export default function Accessibility() {
  return <LegalPage query={getPageQuery()} label="Accessibility" />
}
