/** What the previews of letters and messages are filled with: an example of a request, to this office. */
import { useOffice } from '@access/kit'
import {
  formatReferralResources,
  type LetterValues,
  letterExample,
} from '@access/requests/casework/letters/letter.rules'
import { useQuery } from 'urql'
import { ReferralResourcesDocument } from './letter-example.generated.ts'

export function useLetterExample(): LetterValues {
  const { name, phone, practiceAreas } = useOffice()
  const [{ data }] = useQuery({ query: ReferralResourcesDocument })
  const isOffered = practiceAreas.some((area) => area.name === letterExample.category)
  const category = isOffered ? letterExample.category : (practiceAreas[0]?.name ?? letterExample.category)
  const referralResources = data
    ? formatReferralResources(data.office.referralResources, category)
    : letterExample.referralResources
  return { ...letterExample, category, office: name, phone: phone.display, referralResources }
}
