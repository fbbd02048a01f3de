/** What came in and who opened it, for administrators. */
import { activityResolver } from '@access/service-kit'

export const ActivityResolver = activityResolver('request')
