export const officeEs = {
  'identity.office.first.passkey': 'Tu llave de acceso',
  'identity.office.first.passkeyDone': 'Entras con una llave de acceso.',
  'identity.office.first.passkeyOpen': 'Configura una llave de acceso: una contraseña sola te la pueden sonsacar.',
  'identity.office.factor.menu': 'Factores perdidos',
  'identity.office.factor.title': 'Segundo factor perdido',
  'identity.office.factor.lead':
    'Para quien ya no puede mostrar su segundo factor. Quítalo solo cuando sepas por otro medio quién es.',
  'identity.office.factor.email': 'Correo de la cuenta',
  'identity.office.factor.emailHint': 'La dirección que la cuenta ha confirmado.',
  'identity.office.factor.reason': 'Cómo sabes quién es',
  'identity.office.factor.reasonHint': 'Por ejemplo: videollamada, pasaporte mostrado. Queda en el registro.',
  'identity.office.factor.reasonMissing': 'Di en pocas palabras cómo sabes quién es.',
  'identity.office.factor.submit': 'Quitar el segundo factor',
  'identity.office.factor.ask': '¿Quitar el segundo factor?',
  'identity.office.factor.askText':
    '{email} pierde la app, las claves de acceso, los códigos de recuperación y la contraseña, se cierra su sesión en todas partes y recibe un correo.',
  'identity.office.factor.confirm': 'Quitar',
  'identity.office.factor.done':
    'El segundo factor de {email} está quitado. Se le ha avisado por correo: elegirá otra contraseña y configurará otro factor.',
  'identity.office.factor.nobody': 'Ninguna cuenta ha confirmado esta dirección.',
} as const;
