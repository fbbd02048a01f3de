/** Who signed in and out, and who failed to, for administrators. */
import { activityResolver } from '@access/service-kit'

export const ActivityResolver = activityResolver('auth')
