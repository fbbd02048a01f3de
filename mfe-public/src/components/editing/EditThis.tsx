/** For who is signed in: from the page of an item to its form in the portal. Visitors load nothing of it. */
import { useAuth } from '@access/kit'
import { lazy } from 'react'

// In one chunk with what editors alone see: each chunk costs every visitor its hash. And without a boundary of its own:
// who is signed in becomes known in a transition, in which the page stays as it is.
const EditLink = lazy(() => import(/* webpackChunkName: "preview" */ './EditLink.tsx'))

/** `id` where it is not in the address. */
export const EditThis = (props: { id?: string }) => useAuth().user && <EditLink {...props} />
