ROOT_ACCESS_KEY=visawright
ROOT_SECRET_KEY=$(cat /run/secrets/s3_secret_key)
export ROOT_ACCESS_KEY ROOT_SECRET_KEY
exec versitygw --port :7070 posix --versioning-dir /objects/versions /objects/buckets
