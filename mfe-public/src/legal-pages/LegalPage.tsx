/** The pages that say what is right here: privacy, terms, accessibility, and how to stay safe. */
import { Notice, QuickExit, useOffice } from '@access/kit'
import { createTextPage } from '../components/TextPage.tsx'

export const legalPages = {
  privacy: createTextPage('privacy', 'Privacy Policy', {
    description:
      'What we learn about you when you read this site or ask us for help, why we ask, who sees it, and how it is kept.',
  }),
  terms: createTextPage('terms', 'Terms of Service'),
  accessibility: createTextPage('accessibility', 'Accessibility'),
  // For people who are being watched: the quick exit first, then what it can hide and what it cannot.
  'stay-safe': createTextPage('stay-safe', 'Staying Safe on This Site', {
    intro: <QuickExit />,
    notice: <EmergencyNotice />,
  }),
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
