/** The privacy notice. */
import { buildStaticPageQuery } from '../components/static-page-query.ts'
import { LegalPage } from './LegalPage.tsx'

export const getPageQuery = () => buildStaticPageQuery('privacy')

export default function Privacy() {
  return (
    <LegalPage
      query={getPageQuery()}
      label="Privacy Policy"
      description="What we learn about you when you read this site or ask us for help, why we ask, who sees it, and how it is kept."
    />
  )
}
