/** Who else helps, with a kind of problem or with all. */
import { useFormContent } from '../journey/use-form-content.ts'

/** Nothing where the office names none. */
export function OtherPlaces({ category }: { category: string | null }) {
  const places = useFormContent().findOtherPlaces(category)
  if (places.length === 0) return null
  return (
    <ul>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  )
}
