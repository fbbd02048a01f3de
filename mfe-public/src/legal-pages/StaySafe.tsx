/** For people who are being watched: the quick exit first, then what it can hide and what it cannot. */
import { Notice, QuickExit, useOffice } from '@access/kit'
import { buildStaticPageQuery } from '../components/static-page-query.ts'
import { LegalPage } from './LegalPage.tsx'

export const getPageQuery = () => buildStaticPageQuery('stay-safe')

export default function StaySafe() {
  return (
    <LegalPage
      query={getPageQuery()}
      label="Staying Safe on This Site"
      intro={<QuickExit />}
      notice={<EmergencyNotice />}
    />
  )
}

/** Texts reach the emergency services of the United States. */
function EmergencyNotice() {
  const { emergencyNumber } = useOffice()
  return (
    <Notice tone="clay" title={`If you are in danger now, call ${emergencyNumber}.`}>
      <p>
        {emergencyNumber === '911'
          ? 'If you cannot speak, stay on the line or use text to 911 where it works.'
          : 'If you cannot speak, stay on the line.'}
      </p>
    </Notice>
  )
}
