/** What the previews of letters and messages are filled with: an example of a request, to this office. */
import { useOffice } from '@access/kit'
import { type LetterValues, letterExample } from '@access/requests/casework/letters/letter.rules'

export function useLetterExample(): LetterValues {
  const { name, phone, practiceAreas } = useOffice()
  const isOffered = practiceAreas.some((area) => area.name === letterExample.category)
  const category = isOffered ? letterExample.category : (practiceAreas[0]?.name ?? letterExample.category)
  return { ...letterExample, category, office: name, phone: phone.display }
}
