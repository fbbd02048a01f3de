/** Why a form cannot be sent, in words for whoever filled it in. */
export class FormError extends Error {}
