export const en = {
  'places.near': 'Near {town}',
  'places.studio.menu': 'Your area',
  'places.studio.title': 'Your area',
  'places.studio.lead':
    'Guests like to know roughly where you are from. They read the name of a large town and nothing finer, and only if you want it.',
  'places.studio.now': 'Guests read: near {town}',
  'places.studio.none': 'Guests read nothing about your area.',
  'places.studio.save': 'Save',
  'places.studio.saved': 'Saved. Your profile says so now.',
  'places.studio.country': 'Country',
  'places.studio.zip': 'Zip code, or its first two digits',
  'places.studio.zipHint': 'It only finds the area; we do not keep it. Leave it empty to say nothing.',
  'places.studio.source': 'Towns and their places: GeoNames (CC BY 4.0)',
};
