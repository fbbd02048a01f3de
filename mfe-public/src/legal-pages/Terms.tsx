/** The terms of use. */
import { buildStaticPageQuery } from '../components/static-page-query.ts'
import { LegalPage } from './LegalPage.tsx'

export { LegalPageText } from './LegalPage.tsx'

export const getPageQuery = () => buildStaticPageQuery('terms')

export default function Terms() {
  return <LegalPage query={getPageQuery()} label="Terms of Service" />
}
