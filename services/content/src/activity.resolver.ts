/** What was done to the content, for administrators. */
import { activityResolver } from '@access/service-kit'

export const ActivityResolver = activityResolver('content')
