declare module 'web-push' {
  type Encoding = 'aes128gcm' | 'aesgcm';
  const library: {
    /** Encrypts for one subscription (RFC 8291, or the draft before it). */
    encrypt(
      userPublicKey: string,
      userAuth: string,
      payload: string | Buffer,
      encoding: Encoding,
    ): { localPublicKey: Buffer; salt: string; cipherText: Buffer };
    /** Headers that say who sends (RFC 8292); `expiration` in seconds since the epoch. */
    getVapidHeaders(
      audience: string,
      subject: string,
      publicKey: string,
      privateKey: string,
      encoding: Encoding,
      expiration?: number,
    ): { Authorization: string; 'Crypto-Key'?: string };
  };
  export = library;
}
