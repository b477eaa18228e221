{{- define "visawright.labels" -}}
app.kubernetes.io/name: visawright
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{- define "visawright.selector" -}}
app.kubernetes.io/name: visawright
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "visawright.image" -}}
image: {{ printf "%s/%s@%s" .root.Values.images.registry .name (index .root.Values.images.digests .name) | quote }}
imagePullPolicy: IfNotPresent
{{- end }}

{{- /* What every pod is refused: identity in the cluster, root, more rights later. */ -}}
{{- define "visawright.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.images.pullSecret }}
imagePullSecrets:
  - name: {{ . }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: 10000
  fsGroup: 10000
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile:
    type: RuntimeDefault
{{- end }}

{{- define "visawright.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
  {{- if .unmasked }}
  procMount: Unmasked
  {{- end }}
  {{- if .sandbox }}
  seccompProfile:
    type: Localhost
    localhostProfile: {{ .root.Values.sandbox.seccompProfile }}
  {{- end }}
{{- end }}

{{- /* Two copies are never on one node while there is another, and zones are used evenly. */ -}}
{{- define "visawright.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "visawright.selector" . | nindent 8 }}
  - maxSkew: 1
    topologyKey: topology.kubernetes.io/zone
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "visawright.selector" . | nindent 8 }}
{{- end }}

{{- define "visawright.environment" -}}
- { name: ENVIRONMENT, value: {{ .Values.environment | quote }} }
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: KEYCLOAK_URL, value: {{ .Values.keycloakUrl | quote }} }
- { name: S3_ENDPOINT, value: {{ .Values.objectStore.endpoint | quote }} }
- { name: S3_BUCKET, value: {{ .Values.objectStore.bucket | quote }} }
- { name: S3_ACCESS_KEY, value: {{ .Values.objectStore.accessKey | quote }} }
- { name: S3_SECRET_KEY_FILE, value: /run/secrets/s3_secret_key }
- { name: CLAMD_HOST, value: {{ .Values.scanner.host | quote }} }
- { name: CLAMD_PORT, value: {{ .Values.scanner.port | quote }} }
- { name: ROOT_KEY_FILE, value: /run/secrets/root_key }
- { name: DATABASE_RESOLVER_URL_FILE, value: /run/secrets/database_resolver_url }
{{- if .Values.tracing.endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .Values.tracing.endpoint | quote }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ .Values.tracing.ratio | quote }} }
{{- end }}
{{- end }}

{{- /* In memory: documents that are being decoded are never written to a disk. */ -}}
{{- define "visawright.memory" -}}
- name: tmp
  emptyDir: { medium: Memory, sizeLimit: 512Mi }
- name: shm
  emptyDir: { medium: Memory, sizeLimit: 1Gi }
{{- end }}

{{- define "visawright.mounts" -}}
- { name: tmp, mountPath: /tmp }
- { name: shm, mountPath: /dev/shm }
{{- end }}
