/** Where somebody can turn anywhere, while an office has not said who is near it; a null is for everybody. */
export const neutralReferralResources = [
  {
    practiceArea: null,
    text: 'The bar association near you: ask for a lawyer who helps people who cannot pay',
  },
  {
    practiceArea: null,
    text: 'The clerk of the court that wrote to you: ask who helps people without a lawyer',
  },
]
