/** The streets around the office, as an illustration. */
import { useOffice } from '@access/kit'
import { isDemonstrationAddress } from '../components/demonstration-office.ts'
import { DemonstrationMap } from './DemonstrationMap.tsx'
import { MapPlaceholder } from './MapPlaceholder.tsx'

export function MapIllustration() {
  const { address } = useOffice()
  // It is drawn for one address, and would be wrong for any other.
  return isDemonstrationAddress(address) ? <DemonstrationMap /> : <MapPlaceholder />
}
